import { expect, test } from 'vitest';
import { installWayOf } from '../../services/client/installWay.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const CHROME_ON_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1';
const MAC = (safari: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${safari} Safari/605.1.15`;
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0';

test.each([
  ['an iPhone', IPHONE, 5, false, 'apple'],
  ['Chrome on an iPhone, which has Apple’s menu', CHROME_ON_IPHONE, 5, false, 'apple'],
  ['an iPad, which claims to be a Mac', MAC('18.1'), 5, false, 'apple'],
  ['Safari of a Mac', MAC('17.4'), 0, false, 'appleMac'],
  ['an old Safari of a Mac', MAC('16.6'), 0, false, 'unsupported'],
  ['Chrome on Android', ANDROID, 5, true, 'prompt'],
  ['Firefox on a computer', FIREFOX, 0, false, 'unsupported'],
] as const)('%s gets its own instructions (ROUTE-104, PWA-003 to PWA-005)', (_, userAgent, maxTouchPoints, hasPrompt, way) =>
  expect(installWayOf({ userAgent, maxTouchPoints, hasPrompt })).toBe(way),
);
