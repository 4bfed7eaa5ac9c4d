// Not from next-intl: commands, which have no React, load this too.
import { createTranslator } from 'use-intl/core';
import type { Language } from '@/lib/i18n/language';
import type { ErrorWords, Words } from '@/lib/i18n/words';
import type { ErrorParams, Problem } from './broken-rule';
import { formatDate, formatDateTime } from './date';

type CreditorType = keyof Words['forms']['creditorTypes'];

interface SentError {
  code: string;
  params?: ErrorParams | undefined;
  issues?: readonly Problem[] | undefined;
}

export type SentenceWords = { errors: ErrorWords } & Partial<Pick<Words, 'ui' | 'forms'>>;

/** Says errors in one language. An error that these words do not know, from a newer server, is said in general words. */
export function errorSentences(language: Language, words: SentenceWords) {
  const { codes, judged, rules, fields } = words.errors;
  const t = createTranslator({ locale: language, messages: words.errors });
  const disjunction = new Intl.ListFormat(language, { type: 'disjunction' });
  const say = (key: string, params: ErrorParams = {}): string =>
    t(key as 'codes.internal', { ...params, ...named(params) } as never);

  function named({ field, thing, at, day, status, type, reason, choices }: ErrorParams) {
    const of = (among: object | undefined, name: unknown) =>
      (among as Record<string, string> | undefined)?.[String(name)] ?? String(name);
    return {
      label: of(words.errors.labels, field),
      thingName: of(words.errors.things, thing),
      when: at === undefined ? '' : formatDateTime(String(at), language),
      date: day === undefined ? '' : formatDate(String(day), language),
      choiceList: disjunction.format(String(choices ?? '').split(',')),
      statusName: of(words.ui?.status, status),
      typeName: words.forms?.creditorTypes[type as CreditorType]?.label ?? '',
      reason: reason === undefined ? '' : ofCode(String(reason)),
    };
  }

  function ofCode(code: string, params?: ErrorParams) {
    return say(`codes.${Object.hasOwn(codes, code) ? code : 'internal'}`, params);
  }

  function ofRule({ path, rule, params, message }: Problem, error?: SentError): string {
    if (message !== undefined) return message;
    const field = path
      .split('.')
      .find((step) => Object.hasOwn(fields, step) && Object.hasOwn(ofField(step), rule));
    if (field) return say(`fields.${field}.${rule}`, params);
    if (Object.hasOwn(judged, rule)) return say(`judged.${rule}`, params);
    if (Object.hasOwn(rules, rule)) return say(`rules.${rule}`, params);
    if (Object.hasOwn(codes, rule)) return ofCode(rule, params);
    if (!error || error.code === 'invalid') return say('rules.input');
    return ofCode(error.code, { ...params, ...error.params });
  }
  const ofField = (name: string) => fields[name as keyof typeof fields];

  /** The code's sentence; issues say what is invalid or not ready. */
  function ofError(error: SentError) {
    const { code, issues = [] } = error;
    const telling = code === 'invalid' ? issues.slice(0, 1) : code === 'not_ready' ? issues : [];
    if (telling.length === 0) return ofCode(code, error.params);
    return telling.map((issue) => ofRule(issue, error)).join(' ');
  }
  return { ofError, ofRule, ofCode };
}
