import { describeTexts } from '@fanfare/ui-kit/testing/describe-texts.ts'
import { webTexts } from './texts.ts'

describeTexts('landing', webTexts.landing)
