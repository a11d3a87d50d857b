import { LinkButton } from '../Button';
import { useUniqueID } from '../useUniqueID';
import { useWayOut } from '../useWayOut';
import { safeColor } from '../../safe/safeColor';
import type { Call } from './callProps';
import { Backdrop, hasBackdrop } from './Backdrop';
import { useOwnStyle } from './useOwnStyle';
import './call-to-action.css';

/** A button of it; its address has been judged. */
export interface CallButton {
  title: string;
  href: string;
  look: 'primary' | 'standard' | 'text';
}

interface Props extends Pick<Call, 'description' | 'alignment' | 'textColor' | 'borderType' | 'background'> {
  title: string;
  buttons: readonly CallButton[];
  /** The whole box is one link. */
  href?: string | null;
  /** Too much for a narrow screen. */
  isForDesktop?: boolean;
}

/** What a forum asks of its readers, with a button to do it. */
export function CallToActionBox({ title, description, buttons, href, background = {}, ...look }: Props) {
  const id = useUniqueID();
  const wayOut = useWayOut();
  const { useOverlay = true } = background;
  const { className = '', style } = useOwnStyle({
    '--inl-widget-color': safeColor(look.textColor),
    '--inl-widget-background': safeColor(background.color),
  });
  const name = <bdi>{title}</bdi>;
  return (
    <section
      style={style}
      className={`inl-call ${className}`.trim()}
      aria-labelledby={id}
      data-align={look.alignment ?? 'center'}
      data-border={look.borderType ?? 'border'}
      data-device={look.isForDesktop ? 'desktop' : undefined}
      data-background={hasBackdrop(background) ? (useOverlay ? 'dark' : 'picture') : undefined}
    >
      <Backdrop {...background} />
      <div className="inl-call__body">
        <h2 className="inl-call__title" id={id}>
          {href ? (
            <a className="inl-call__link" href={href} {...wayOut(href).link} draggable={false}>
              {name}
              {wayOut(href).note}
            </a>
          ) : (
            name
          )}
        </h2>
        {description && (
          <p className="inl-call__text" dir="auto">
            {description}
          </p>
        )}
        {buttons.length > 0 && !href && (
          <p className="inl-call__buttons">
            {buttons.map(({ title: label, href: to, look: type }) => (
              <LinkButton key={label} href={to} look={type} {...wayOut(to).link} draggable={false}>
                {label}
                {wayOut(to).note}
              </LinkButton>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
