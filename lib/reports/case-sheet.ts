import type { stream } from 'exceljs';
import { createTranslator } from 'next-intl';
import type { CaseFacts } from '@/lib/case/fields';
import { wordsIn } from '@/lib/i18n/words';

const t = createTranslator({ locale: 'en', messages: wordsIn('en') });

/** Adds a sheet with the known facts of the case, one row for each. */
export function addCaseSheet(book: stream.xlsx.WorkbookWriter, facts: CaseFacts) {
  const sheet = book.addWorksheet(t('report.caseSheet'));
  sheet.columns = [{ width: 30 }, { width: 60 }];
  for (const [name, fact] of Object.entries(facts)) {
    if (fact === null) continue;
    const row = sheet.addRow([t(`ip.case.fields.${name as keyof CaseFacts}`), fact]);
    row.getCell(1).font = { bold: true };
    row.getCell(2).numFmt = '@';
    row.commit();
  }
  sheet.commit();
}
