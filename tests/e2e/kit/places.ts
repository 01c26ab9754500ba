import type { BrowserContext } from '@playwright/test';
import { byPointer, type Hand } from './hand.ts';
import type { Portal } from './portal.ts';
import { expect } from './test.ts';

type Place = { latitude: number; longitude: number };

export const AUSTIN: Place = { latitude: 30.2672, longitude: -97.7431 };
export const COLUMBUS: Place = { latitude: 39.9612, longitude: -82.9988 };
export const TULSA: Place = { latitude: 36.154, longitude: -95.9928 };

/** The device may say where it is, and is there. */
export async function standsIn(context: BrowserContext, place: Place): Promise<void> {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(place);
}

/** Presses "Check my location", and goes on from the disclaimer (ROUTE-114). */
export async function checkLocation({ page, primary }: Portal, hand: Hand = byPointer): Promise<void> {
  await hand.press(primary);
  const disclaimer = page.getByRole('dialog');
  await hand.press(disclaimer.locator('.button-primary'));
  await expect(disclaimer).toBeHidden();
}
