/** An OKLCH color as the style sheets write it: "oklch(0.43 0.095 250)". Opaque colors only. */
const OKLCH = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/;
const THEMED = /^light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)$/;

/** The light and the dark half of `light-dark(…, …)`. Throws on anything else. */
export function themed(value: string): { light: string; dark: string } {
  const [, light, dark] = THEMED.exec(value) ?? [];
  if (!light || !dark) throw new Error(`expected light-dark(oklch(…), oklch(…)), got ${value}`);
  return { light, dark };
}

const clip = (part: number) => Math.min(1, Math.max(0, part));

/** Relative luminance of WCAG 2.2 of an OKLCH color, clipped to what a screen shows (Ottosson's matrices). */
export function luminance(color: string): number {
  const parts = OKLCH.exec(color)?.slice(1).map(Number);
  if (!parts) throw new Error(`expected oklch(lightness chroma hue), got ${color}`);
  const [lightness = 0, chroma = 0, hue = 0] = parts;
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
}
