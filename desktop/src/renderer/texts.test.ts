import { describeTexts } from '@fanfare/ui-kit/testing/describe-texts.ts'
import { desktopTexts } from './texts.ts'

describeTexts('desktop', desktopTexts.desktop)
