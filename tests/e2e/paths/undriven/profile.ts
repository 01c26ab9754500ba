const ON_CHART = 'taken on the chart in tests/paths/profile.paths.test.ts ("the chart and this test leave nothing out")';
const ADDRESS = `the address of another brand starts the profile again, and its own is shown already: ${ON_CHART}`;
const SAME_FORM = `could be driven; the e-mail's form, made by the same functions, stands for it, which keeps the paths short: ${ON_CHART}`;

/** Arrows that are not taken from outside the page, with the reason. The spec asserts that it drives exactly all others. */
export const UNDRIVEN: Readonly<Record<string, string>> = {
  'profile: xstate.route -> customerProfile': ADDRESS,
  'customerProfile.opened.email.saving: xstate.route (nothing happens)': ADDRESS,
  'customerProfile.opened.phone.saving: xstate.route (nothing happens)': ADDRESS,
  'customerProfile.opened.addresses.saving: xstate.route (nothing happens)': ADDRESS,
  'customerProfile.opened.preferences.saving: xstate.route (nothing happens)': ADDRESS,
  'customerProfile.opened.bank.saving: xstate.route (nothing happens)': ADDRESS,
  'customerProfile.recalling: xstate.error.actor.readDraft -> customerProfile.opened': `the page's own storage never fails to answer: ${ON_CHART}`,
  'customerProfile.opened.phone.filling: form.submitted': SAME_FORM,
  'customerProfile.opened.phone.filling: form.cancelled -> customerProfile.opened.viewing': SAME_FORM,
  'customerProfile.opened.phone.filling: form.cancelled [mayBeSaved] -> customerProfile.opened.rereading': SAME_FORM,
  'customerProfile.opened.phone.saving: xstate.error.actor.saveCustomer -> customerProfile.opened.phone.filling': SAME_FORM,
  'customerProfile.opened.addresses.filling: form.cancelled [mayBeSaved] -> customerProfile.opened.rereading': SAME_FORM,
  'customerProfile.opened.addresses.saving: xstate.error.actor.saveCustomer -> customerProfile.opened.addresses.filling': SAME_FORM,
  'customerProfile.opened.preferences.filling: form.submitted': `one of the three ways is always chosen: ${ON_CHART}`,
  'customerProfile.opened.preferences.filling: form.cancelled -> customerProfile.opened.viewing': SAME_FORM,
  'customerProfile.opened.preferences.filling: form.cancelled [mayBeSaved] -> customerProfile.opened.rereading': SAME_FORM,
  'customerProfile.opened.preferences.saving: xstate.error.actor.saveCustomer -> customerProfile.opened.preferences.filling': SAME_FORM,
};
