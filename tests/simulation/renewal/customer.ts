import type { Random } from '../random.ts';
import { ACCOUNT, type App, cancelOf, PAYMENT } from './app.ts';
import { signs } from './signingPage.ts';
import { PERSON } from './loan.ts';
import type { AccountDisclosuresView } from '../../../machines/agreement/agreement.view.ts';
import type { ProductSwitchView } from '../../../machines/renewal/renewal.view.ts';
import type { RenewalService } from './service.ts';

/** The amounts that customers choose, cents. */
const AMOUNTS = [21_455, 30_000, 16_000];
/** The cash that customers type: none, possible, too little, too much. */
const CASH = [null, 20_000, 20_000, 50_000, 1_000, 900_000];
const WAYS = ['store', 'moneyGram', 'repay:visa-ann'];

/** One person at one tab: goes on towards a renewal, and now and then does something else. */
export class Customer {
  readonly app: App;
  readonly #service: RenewalService;
  readonly #random: Random;

  constructor(app: App, service: RenewalService, random: Random) {
    this.app = app;
    this.#service = service;
    this.#random = random;
  }

  act(): void {
    const random = this.#random;
    if (random.chance(0.08)) return this.#disturb();
    this.goOn();
  }

  /** The next step that makes sense on this screen. */
  goOn(): void {
    const { app } = this;
    const views = app.views();
    if (app.screen === 'DocuSignView') return signs(app, this.#service, this.#random);
    if (views.agreement?.screen === 'AccountDisclosures') return views.agreement.busy ? undefined : this.#agree(views.agreement);
    if (views.cancel) return this.#cancel(views.cancel.screen);
    if (views.renewal) return this.#renew(app.screen);
    if (views.payment) return this.#pay(views.payment.screen);
    if (app.screen === 'AccountDetails') this.#start();
  }

  #start(): void {
    const { standing } = this.#service;
    if (!standing) this.app.open(PAYMENT);
    else if (this.#random.chance(0.15)) this.app.open(cancelOf(standing.newLoanId));
  }

  #pay(screen: string): void {
    const { app } = this;
    if (screen === 'ReviewPayment') {
      const { payment } = app.views();
      if (payment?.screen === 'ReviewPayment' && payment.mayPay) {
        const { amount, renews, newLoan, cash } = payment;
        app.seat.review = { amount, renews, newLoan, lent: cash?.cents ?? 0 };
      }
      app.send({ type: 'payment.submitted', hasCvv: true });
      if (this.#random.chance(0.1)) app.send({ type: 'payment.submitted', hasCvv: true });
      if (payment?.screen === 'ReviewPayment' && payment.phase === 'refused') app.send({ type: 'amount.changeChosen' });
    } else if (screen === 'SelectPaymentMethod') app.send({ type: 'method.confirmed' });
    else if (screen === 'ConfirmPayment') app.leave();
    else if (screen === 'MakePayment') this.#choose();
  }

  #choose(): void {
    const { app } = this;
    const view = app.views().payment;
    if (view?.busy) return;
    if (app.can('retry.chosen')) return app.send({ type: 'retry.chosen' });
    if (this.#random.chance(0.5)) app.send({ type: 'amount.chosen', amountType: 'minimumDue' });
    else app.send({ type: 'amount.typed', cents: this.#random.pick(AMOUNTS) });
    app.send({ type: this.#random.chance(0.9) ? 'renewal.chosen' : 'amount.confirmed' });
  }

  #renew(screen: string): void {
    const { app } = this;
    const view = app.views().renewal;
    switch (screen) {
      case 'AlternateBlocked':
        return app.leave();
      case 'AncillaryProducts':
        if (this.#random.chance(0.4)) app.send({ type: 'product.chosen', productId: 'roadside', chosen: true });
        return app.send({ type: 'products.confirmed' });
      case 'ManageDisburseMethod':
        app.send({ type: 'method.chosen', choice: this.#random.pick(WAYS) });
        return app.send({ type: this.#random.chance(0.95) ? 'method.confirmed' : 'flow.left' });
      case 'AncillaryProductsConfirm':
        return app.send({ type: 'confirm.submitted', agreed: true });
      case 'AltPartyVerifyCode':
        return app.send({ type: 'code.chosen' });
      case 'VerificationMethod':
        return app.send({ type: 'method.chosen', method: 'text' });
      case 'VerificationCode':
        return app.send({ type: 'code.submitted', code: '123456' });
      default:
        if (view?.screen === 'ProductSwitch' && !view.busy) this.#chooseTerms(view.phase);
    }
  }

  #chooseTerms(phase: ProductSwitchView['phase']): void {
    const { app } = this;
    if (phase === 'failed') return app.send({ type: 'retry.chosen' });
    if (phase === 'impossible') return app.send({ type: 'plainPayment.chosen' });
    if (phase === 'confirmingSwitch') return app.send({ type: 'switch.confirmed' });
    app.send({ type: 'product.chosen', product: this.#random.chance(0.8) ? 'same' : 'other' });
    if (this.#random.chance(0.3)) app.send({ type: 'cash.typed', cents: this.#random.pick(CASH) });
    app.send({ type: 'terms.confirmed' });
  }

  #agree({ phase, papers }: AccountDisclosuresView): void {
    const { app } = this;
    if (phase !== 'reading') return app.send({ type: 'retry.chosen' });
    if (this.#random.chance(0.05)) {
      app.send({ type: 'amount.changeChosen' });
      return app.send({ type: 'amount.changeConfirmed' });
    }
    for (const { documentId, opened } of papers) {
      if (opened) continue;
      app.send({ type: 'paper.opened', documentId });
      app.send({ type: 'paper.closed' });
    }
    const { name } = PERSON[app.seat.world.who];
    const initials = name
      .split(' ')
      .map((part) => part.charAt(0))
      .join('');
    app.send({ type: 'agreement.submitted', name, initials });
  }

  #cancel(screen: string): void {
    if (screen === 'ConfirmPayment') return this.app.leave();
    const view = this.app.views().cancel;
    if (view?.screen === 'CancelRenewal' && ['notOffered', 'cancelled', 'unknown'].includes(view.state)) return this.app.leave();
    for (const type of ['retry.chosen', 'cancel.confirmed']) if (this.app.can(type)) return this.app.send({ type });
  }

  #disturb(): void {
    const { app } = this;
    const what = this.#random.pick(['reload', 'reload', 'leave', 'back', 'otherAmount', 'otherProduct', 'otherTime'] as const);
    if (what === 'reload') app.reload();
    else if (what === 'leave') app.leave(ACCOUNT);
    else if (what === 'back') app.send({ type: 'flow.left' });
    else if (what === 'otherAmount') {
      app.send({ type: 'amount.changeChosen' });
      app.send({ type: 'amount.changeConfirmed' });
    } else if (what === 'otherProduct')
      for (const type of ['switch.declined', 'choice.changeChosen', 'method.changeChosen']) app.send({ type });
  }
}
