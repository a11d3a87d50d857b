import './custom.css';

/** A tag of this theme's own: shows what it was given, which helps while a layout is made. */
export default function Custom(props: Record<string, unknown>) {
  return (
    <dl className="facts">
      {Object.entries(props).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
