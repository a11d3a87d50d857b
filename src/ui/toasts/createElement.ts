/** An element with a class and, where it has any, attributes and children. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  className: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
