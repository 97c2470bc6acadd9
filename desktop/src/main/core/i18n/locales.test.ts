import { describeTexts } from '@fanfare/ui-kit/testing/describe-texts.ts'
import en from './locales/en.json'
import es from './locales/es.json'
import fr from './locales/fr.json'
import pt from './locales/pt.json'

const TEXTS: Record<string, typeof en> = { en, es, fr, pt }

describeTexts('the tray', async (language) => TEXTS[language]!)
