import type { Crumb } from '../model';

/** The name of a crumb: the server's text, the type of a list, the kind of an accessory, else the key of the shop's text. */
export function crumbName({ text }: Crumb): string {
  switch (text.key) {
    case 'ownText':
      return text.values.text;
    case 'list':
      return text.values.listType;
    case 'accessoryKind':
      return text.values.kind;
    default:
      return text.key;
  }
}
