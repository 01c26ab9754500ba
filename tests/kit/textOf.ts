import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageServicesProvider, type PageServices } from '../../ui/kit/pageServices.tsx';

const services: PageServices = { keepSecret: () => undefined, attachFrame: () => undefined };

/** The words of a screen in English, drawn without a browser. */
export function textOf(screen: ReactNode): string {
  i18n.load('en', {});
  i18n.activate('en');
  const page = createElement(PageServicesProvider, { value: services }, screen);
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, page))
    .replaceAll(/<\/?(?:span|b|strong|em|i|a)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}
