import { loadTexts } from '../app/text-files.ts'
import { describeTexts } from '../testing/describe-texts.ts'

const features = Object.keys(import.meta.glob('../features/**/locales/en.json'))
const NAMESPACES = ['common', 'errors', 'shell', ...features.map((path) => path.split('/').at(-3) ?? path)]

for (const namespace of NAMESPACES) describeTexts(namespace, loadTexts)
