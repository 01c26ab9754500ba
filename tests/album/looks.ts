import { isBrand, BRANDS, type Brand } from '../../machines/kit/brand.ts';
import type { Look, Situation } from '../../ui/situation/situation.ts';

/** CSS px: the narrowest phone of WCAG 1.4.10, most phones, a tablet, a desktop. */
export const WIDTHS = [320, 360, 768, 1280] as const;
export type Width = (typeof WIDTHS)[number];

/** A look at a situation, with the width. */
export type Sight = Look & { width: Width };

const LANGUAGES = ['en', 'es'] as const;
const THEMES = ['light', 'dark'] as const;
const ALL_BRANDS: readonly Brand[] = Object.keys(BRANDS).filter(isBrand);

/** A page without a brand looks the same in every brand. */
export const brandsOf = ({ header }: Situation): readonly (Brand | null)[] => (header.brand === null ? [null] : ALL_BRANDS);

/** Every way to look at a situation; those of one page size together. */
export const sightsOf = (situation: Situation): Sight[] =>
  WIDTHS.flatMap((width) =>
    THEMES.flatMap((theme) => LANGUAGES.flatMap((language) => brandsOf(situation).map((brand) => ({ brand, language, theme, width })))),
  );

/** One look at each situation; together they cover every brand, language, theme and width about equally often. The same ones in each run. */
export function oneSightEach(situations: readonly Situation[]): { situation: Situation; sight: Sight }[] {
  const all = WIDTHS.flatMap((width) => THEMES.flatMap((theme) => LANGUAGES.map((language) => ({ width, theme, language }))));
  const spread = 7; // coprime to 16, so that neighbors, which look alike, get different looks
  let branded = 0;
  return situations.flatMap((situation, at) => {
    const sight = all[(at * spread) % all.length];
    const brands = brandsOf(situation);
    const brand = brands[(brands.length > 1 ? branded++ : 0) % brands.length] ?? null;
    return sight ? [{ situation, sight: { ...sight, brand } }] : [];
  });
}

/** "TitleMax es dark 320": the name of a look. */
export const sightName = ({ brand, language, theme, width }: Sight): string => [brand ?? 'no brand', language, theme, width].join(' ');
