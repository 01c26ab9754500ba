import { describe, expect, test } from 'vitest';
import * as kind from '../../machines/kit/customerKind.ts';
import { ann, gus, zoe } from '../../machines/paths/people/people.ts';

const nell = { ...ann, systems: ['NLS'] as const };
const bo = { ...ann, systems: ['NLS', 'TLXe'] as const };
const rae = { ...zoe, nonCustomerRefer: 'ncr' };

describe('the kind of customer', () => {
  test.each([
    // person, TLXe, only NLS, non-customer
    ['ann, of TLXe', ann, [true, false, false]],
    ['nell, of NLS', nell, [false, true, false]],
    ['bo, of both', bo, [true, false, false]],
    ['zoe, of none', zoe, [false, false, true]],
    ['rae, who refers friends', rae, [false, false, true]],
    ['gus, a guest', gus, [false, false, false]],
  ])('%s (PROD-027, part of RULE-025)', (_, person, expected) =>
    expect([kind.isTlxeUser(person), kind.isOnlyNlsUser(person), kind.isNonCustomer(person)]).toEqual(expected),
  );

  test.each([
    ['ann, of TLXe', ann, 'customer', 'ecr', true],
    ['bo, of both', bo, 'customer', 'ecr', true],
    ['nell, of NLS alone', nell, 'customer', 'none', false],
    ['rae, who refers friends', rae, 'nonCustomer', 'ncr', true],
    ['zoe, known at the counter only', zoe, 'retail', 'none', false],
    ['gus, a guest', gus, 'customer', 'none', false],
  ])('%s takes part in referral rewards as %s (RULE-026)', (_, person, user, type, takesPart) =>
    expect([kind.referralUserOf(person), kind.referralTypeOf(person), kind.isReferralRewardsUser(person)]).toEqual([user, type, takesPart]),
  );
});
