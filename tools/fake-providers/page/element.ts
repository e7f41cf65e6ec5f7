type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** A new element with attributes and children; `true` sets an attribute without a value, `undefined` and `false` none. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) {
      created.setAttribute(attribute, value === true ? '' : value);
    }
  }
  created.append(...children);
  return created;
}

/** A button that does `onClick`. */
export function button(label: string, attributes: Attributes, onClick: () => void): HTMLButtonElement {
  const created = element('button', { type: 'button', ...attributes }, label);
  created.addEventListener('click', onClick);
  return created;
}

/** The page's element with this id, which has to be of the given type. */
export function byId<Type extends HTMLElement>(id: string, type: new () => Type): Type {
  const found = document.getElementById(id);
  if (!(found instanceof type)) {
    throw new Error(`The page has no ${type.name} with the id ${id}`);
  }
  return found;
}
