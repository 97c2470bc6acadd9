import { describeTexts } from '@fanfare/ui-kit/testing/describe-texts.ts'
import en from './locales/en.json'
import es from './locales/es.json'
import fr from './locales/fr.json'
import pt from './locales/pt.json'
import refusalEn from '../../../shared/refusals/en.json'
import refusalEs from '../../../shared/refusals/es.json'
import refusalFr from '../../../shared/refusals/fr.json'
import refusalPt from '../../../shared/refusals/pt.json'

const REFUSALS: Record<string, typeof refusalEn> = {
  en: refusalEn,
  es: refusalEs,
  fr: refusalFr,
  pt: refusalPt,
}
const TEXTS: Record<string, typeof en> = { en, es, fr, pt }

describeTexts('the tray', async (language) => TEXTS[language]!)
describeTexts('the refusals', async (language) => REFUSALS[language]!)
