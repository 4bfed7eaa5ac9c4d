import { creditorTypes, detailGroups } from '@/lib/forms/definitions/field';
import { fieldsOf } from '@/lib/forms/definitions/registry';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import { rules } from '@/lib/forms/kinds/shared/rules';
import * as labels from '@/lib/forms/labels';
import type { FormWords } from '@/lib/forms/words';
import { languages } from '@/lib/i18n/language';
import { everyField, forms, nameOf, rulesOf, words } from './every';

/** The texts of a tree by their path: "labels.shared.companyName". */
function textsIn(tree: object, path = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(path + key, value);
    else for (const [inner, text] of textsIn(value, `${path}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

/** The same tree, which records the path of every text read from it. */
function noting<T extends object>(tree: T, read: Set<string>, path = ''): T {
  return new Proxy(tree, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value === 'object' && value !== null) {
        return noting(value, read, `${path}${String(key)}.`);
      }
      if (typeof value === 'string') read.add(path + String(key));
      return value;
    },
  });
}

/** Every text that a person can see, by its place. */
function everyText(of: FormWords): Map<string, string> {
  const texts = new Map<string, string>();
  for (const type of creditorTypes) {
    texts.set(`${type} label`, labels.creditorTypeLabel(of, type));
    texts.set(`${type} who`, labels.creditorTypeWho(of, type));
  }
  for (const group of detailGroups) texts.set(`group ${group}`, labels.groupTitle(of, group));
  for (const form of forms) {
    texts.set(`Form ${form.letter} title`, labels.formTitle(of, form));
    for (const section of form.sections) {
      texts.set(`Form ${form.letter} ${section.name}`, labels.sectionTitle(of, section));
    }
    if (form.natureOfClaim) {
      const nature = labels.optionLabel(of, form, 'natureOfClaim', form.natureOfClaim);
      texts.set(`Form ${form.letter} nature`, nature);
    }
  }
  for (const place of everyField) {
    const { form, field } = place;
    texts.set(`${nameOf(place)} label`, labels.labelOf(of, form, field.name));
    if (showsPlaceholder.has(behaviourOf(field.kind).widget)) {
      texts.set(`${nameOf(place)} placeholder`, labels.placeholderOf(of, form, field.name));
    }
    for (const option of field.options ?? []) {
      const label = labels.optionLabel(of, form, field.name, option);
      texts.set(`${nameOf(place)} option ${option}`, label);
    }
    for (const rule of rulesOf(field)) {
      const params = { min: 10, max: 200, first: 1900, last: 2100, mark: 'Cr', sign: ',' };
      const problem = { path: field.name, field: field.name, rule, params };
      texts.set(`${nameOf(place)} message ${rule}`, labels.messageOf(of, form, problem));
    }
  }
  return texts;
}

const showsPlaceholder = new Set([
  'input',
  'textarea',
  'phone',
  'amount',
  'ifsc',
  'select',
  'city',
]);

// Codes and addresses that are the same in every language, and names as they are printed on papers.
const sameInBoth = /^(name@example\.com|ABCDE1234F|22ABCDE1234F1Z5|ABCD0123456|GSTIN|IFSC|ESI)$/;

describe('the words of the forms', () => {
  it.each(languages)('have the same keys in %s as in English', (language) => {
    const [en, own] = [textsIn(words.en), textsIn(words[language])];
    expect([...own.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it('show no field, option, section or rule by its name in code, and are nowhere empty', () => {
    for (const language of languages) {
      const wrong = [...everyText(words[language])].filter(
        ([, text]) => text.trim() === '' || /[{}]|[a-z]_[a-z]|\b[a-z]+[A-Z]/.test(text),
      );
      expect({ language, wrong }).toEqual({ language, wrong: [] });
    }
  });

  it('are in Devanagari in Hindi, and differ from the English ones', () => {
    const english = everyText(words.en);
    const wrong = [...everyText(words.hi)].filter(
      ([name, text]) =>
        !sameInBoth.test(text) && (!/[\u0900-\u097f]/.test(text) || text === english.get(name)),
    );
    expect(wrong).toEqual([]);
  });

  it('use the digits 0 to 9 in Hindi too', () => {
    expect([...textsIn(words.hi)].filter(([, text]) => /[०-९]/.test(text))).toEqual([]);
  });

  it.each(languages)(
    'have the same placeholders in %s as in English, apart from forms of the label',
    (language) => {
      const blanks = (text: string | undefined) =>
        (text?.match(/\{\w+\}/g) ?? [])
          .filter((blank) => !/label|thing|lower/.test(blank))
          .sort()
          .join();
      const english = textsIn(words.en);
      const wrong = [...textsIn(words[language])].filter(
        ([key, text]) => blanks(text) !== blanks(english.get(key)),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('have no key that nothing reads', () => {
    const read = new Set<string>();
    const noted = noting(words.en, read);
    everyText(noted);
    for (const { form, field } of everyField) labels.hintOf(noted, form, field.name);
    const unread = [...textsIn(words.en).keys()].filter((key) => !read.has(key));
    // Keys read by the view and the form, and fallbacks behind a field's own message.
    const elsewhere = [
      'yesNo.yes',
      'yesNo.no',
      'highlight',
      'hiddenWrong',
      'nationality',
      ...rules.map((r) => `messages.rules.${r}`),
    ];
    expect(unread.filter((key) => !elsewhere.includes(key))).toEqual([]);
  });

  it.each(forms.map((form) => [form.letter, form] as const))(
    'give no two fields of Form %s the same label',
    (_, form) => {
      for (const language of languages) {
        const all = fieldsOf(form).map(({ name }) => labels.labelOf(words[language], form, name));
        expect(all.filter((label, index) => all.indexOf(label) !== index)).toEqual([]);
      }
    },
  );

  it('write a label in the middle of a sentence without its capitals', () => {
    const [formB] = forms;
    if (!formB) throw new Error('no form');
    const problem = { path: 'ifscCode', field: 'ifscCode', rule: 'type' } as const;
    expect(labels.messageOf(words.en, formB, problem)).toBe('IFSC code is not in the right form');
    expect(labels.placeholderOf(words.en, formB, 'natureOfClaim')).toBe('Select nature of claim');
  });
});
