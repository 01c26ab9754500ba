import { describe, expect, test } from 'vitest';
import * as kind from '../../machines/kit/customerKind.ts';
import { RETAIL } from '../../services/contract/enums.ts';
import { settingsIn } from '../../services/contract/settings.ts';
import { ann, gus, zoe } from '../../machines/paths/people/people.ts';

const nell = { ...ann, systems: ['NLS'] as const };
const bo = { ...ann, systems: ['NLS', 'TLXe'] as const };
const rae = { ...zoe, nonCustomerRefer: 'ncr' };
const atTheCounter = { ...zoe, nonCustomerRefer: RETAIL };

describe('the kind of customer', () => {
  test.each([
    // person, TLXe, only NLS, non-customer
    ['ann, of TLXe', ann, [true, false, false]],
    ['nell, of NLS', nell, [false, true, false]],
    ['bo, of both', bo, [true, false, false]],
    ['zoe, of none', zoe, [false, false, true]],
    ['rae, who refers friends', rae, [false, false, true]],
    ['gus, a guest', gus, [false, false, false]],
  ])('%s (PROD-027)', (_, person, expected) =>
    expect([kind.isTlxeUser(person), kind.isOnlyNlsUser(person), kind.isNonCustomer(person)]).toEqual(expected),
  );

  test.each([
    ['ann, of TLXe', ann, 'customer', 'ecr', true],
    ['bo, of both', bo, 'customer', 'ecr', true],
    ['nell, of NLS alone', nell, 'customer', 'none', false],
    ['rae, who refers friends', rae, 'nonCustomer', 'ncr', true],
    ['somebody known at the counter only', atTheCounter, 'retail', 'none', false],
    ['zoe, a new profile', zoe, 'nonCustomer', 'none', false],
    ['gus, a guest', gus, 'customer', 'none', false],
  ])('%s takes part in referral rewards as %s (RULE-025, RULE-026, OPEN-014)', (_, person, user, type, takesPart) =>
    expect([kind.referralUserOf(person), kind.referralTypeOf(person), kind.isReferralRewardsUser(person)]).toEqual([user, type, takesPart]),
  );

  test.each([
    // person, the flag for non-customers, the flag for retail customers, may join
    ['zoe, a new profile', zoe, true, false, true],
    ['zoe without the flag', zoe, false, true, false],
    ['somebody known at the counter only', atTheCounter, false, true, true],
    ['the same without the flag', atTheCounter, true, false, false],
    ['rae, who takes part', rae, true, true, false],
    ['ann, a customer', ann, true, true, false],
    ['a non-customer of NLS', { ...zoe, systems: ['NLS'] as const }, true, true, false],
    ['gus, a guest', gus, true, true, false],
  ])(
    '%s: non-customers %s, retail %s, may join: %s (RULE-027, FLAG-004)',
    (_, person, displayNonCustomerReferral, displayRetailReferral, may) =>
      expect(kind.mayEnroll(person, settingsIn({ displayNonCustomerReferral, displayRetailReferral }))).toBe(may),
  );
});
