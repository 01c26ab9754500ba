import * as lucide from 'lucide-react';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]+)\} from 'lucide-react';/;
const SHAPE = /<(\w+) ([^>]*)><\/\1>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

const Component = v.custom<ElementType>((value) => typeof value === 'object' && value !== null && '$$typeof' in value);

/** A path that begins with `m` begins at its corner, not where the shape before it ended. */
const fromCorner = (d: string) => (d.startsWith('m') ? `M0 0${d}` : d);

const round = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

function box(x: number, y: number, width: number, height: number, r: number): string {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

/** One shape as a part of a path. Throws for a shape that no icon of ours has had yet. */
function pathOf(shape: string, attributes: Readonly<Record<string, string>>): string {
  const at = (name: string, otherwise = '0') => Number(attributes[name] ?? otherwise);
  switch (shape) {
    case 'path':
      return fromCorner(attributes['d'] ?? '');
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'circle':
      return round(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return round(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'rect':
      return box(at('x'), at('y'), at('width'), at('height'), at('rx', attributes['ry']));
    case 'polyline':
      return `M${attributes['points']}`;
    case 'polygon':
      return `M${attributes['points']}z`;
    default:
      throw new Error(`an icon is drawn with <${shape}>, which pathOf does not know`);
  }
}

/** An icon of Lucide as one path. Throws when there is none of that name. */
export function drawn(name: string): string {
  const icon: unknown = Reflect.get(lucide, name);
  if (!v.is(Component, icon)) throw new Error(`Lucide has no icon "${name}"`);
  const svg = renderToStaticMarkup(createElement(icon));
  const inside = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('<'));
  const shapes = [...inside.matchAll(SHAPE)];
  return shapes
    .map(([, shape = '', attributes = '']) =>
      pathOf(shape, Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]))),
    )
    .join('');
}

/**
 * Draws each icon of Lucide that a module imports as one path. As published it brings a builder for every framework and up to nine elements an
 * icon: two kilobytes of Login's budget, and elements that every screen lays out again (quality §7). The tests see Lucide as it is.
 */
export const icons = (): Plugin => ({
  name: 'icons',
  enforce: 'pre',
  transform: {
    filter: { id: /\/ui\/.+\.tsx$/, code: IMPORT },
    handler: (code) => ({
      code: code.replace(IMPORT, (_, names: string) => {
        const each = names.split(',').map((name) => name.trim());
        const made = each.filter(Boolean).map((name) => `${name} = /*#__PURE__*/ icon(${JSON.stringify(drawn(name))})`);
        return `import { icon } from '/ui/kit/drawnIcon.tsx'; const ${made.join(', ')};`;
      }),
      map: null,
    }),
  },
});
