/** HTML that this room has rendered itself, or has cleaned. */
export const Html = ({ html, className }: { html: string; className?: string }) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
