/** Whether a part was asked for: by name, or by `all`, and not taken away by `-name`. */
export type Expansion = (name: string) => boolean;

export function expansion(expand: string[] = []): Expansion {
  const asked = new Set(expand);
  return (name) => {
    if (name.startsWith('-')) return asked.has(name);
    return !asked.has(`-${name}`) && (asked.has(name) || asked.has('all'));
  };
}
