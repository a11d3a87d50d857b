/** The words of a fact. Several are a list: each may hold a comma of its own. */
export const ValueList = ({ values }: { values: readonly string[] }) =>
  values.length < 2 ? (
    values[0]
  ) : (
    <ul className="inl-facts__values">
      {values.map((value, index) => (
        <li key={index}>
          <bdi>{value}</bdi>
        </li>
      ))}
    </ul>
  );
