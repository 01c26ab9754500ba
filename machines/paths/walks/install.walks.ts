import { installMachine } from '../../install/install.machine.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';

const browser = (way: 'prompt' | 'apple' | 'appleMac' | 'unsupported', more: object = {}) => ({
  done: { way, installed: false, offered: false, ...more },
});

/** Everything that can happen to an installation, in every browser. */
export const installWalk = once(() =>
  explore(installMachine, {
    starts: {
      'a customer wants to install the portal': { screen: 'PwaInstallRoute' },
      'a customer opens PwaInstallChrome': { screen: 'PwaInstallChrome' },
      'a customer opens PwaInstallApple': { screen: 'PwaInstallApple' },
      'a customer opens PwaInstallUnsupported': { screen: 'PwaInstallUnsupported' },
    },
    events: {
      'presses Install': { type: 'install.chosen' },
      'the browser offers to install': { type: 'install.offered' },
      'the browser has installed it': { type: 'install.done' },
      'goes back': { type: 'flow.left' },
    },
    answers: {
      watchInstall: {},
      readInstall: {
        'Chrome, which offers it': browser('prompt', { offered: true }),
        'Chrome, which does not offer it yet': browser('prompt'),
        'an iPhone': browser('apple'),
        'Safari of a Mac': browser('appleMac'),
        'another browser': browser('unsupported'),
        'it runs installed': browser('prompt', { installed: true }),
      },
      promptInstall: {
        yes: { done: { choice: 'accepted' } },
        'not now': { done: { choice: 'dismissed' } },
        'the offer has expired': { fails: new Error('no offer') },
      },
    },
    background: ['watchInstall'],
    outcomes: ['left'],
  }),
);
