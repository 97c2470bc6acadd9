import type landing from './locales/en.json'
import type integrations from './pages/integrations/locales/en.json'
import type slackDemo from './pages/slack-demo/locales/en.json'
import type slackIntegration from './pages/slack-integration/locales/en.json'
import type pricing from './pages/pricing/locales/en.json'
import type privacy from './pages/privacy/locales/en.json'
import type terms from './pages/terms/locales/en.json'
import type update from './update/locales/en.json'

declare module '@fanfare/ui-kit/app/text-namespaces.ts' {
  interface TextNamespaces {
    landing: typeof landing
    integrations: typeof integrations
    'slack-demo': typeof slackDemo
    'slack-integration': typeof slackIntegration
    pricing: typeof pricing
    privacy: typeof privacy
    terms: typeof terms
    update: typeof update
  }
}
