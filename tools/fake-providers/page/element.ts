type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Creates an element with attributes and children. `true` sets an attribute without a value, `undefined` and `false` set none. */
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

export function button(label: string, attributes: Attributes, onClick: () => void): HTMLButtonElement {
  const created = element('button', { type: 'button', ...attributes }, label);
  created.addEventListener('click', onClick);
  return created;
}

export function byId<Type extends HTMLElement>(id: string, type: new () => Type): Type {
  const found = document.getElementById(id);
  if (!(found instanceof type)) {
    throw new Error(`The page has no ${type.name} with the id ${id}`);
  }
  return found;
}
