import { describeTexts } from '@fanfare/ui-kit/testing/describe-texts.ts'
import { webTexts } from './texts.ts'

for (const [namespace, load] of Object.entries(webTexts)) describeTexts(namespace, load)
