import type tray from './locales/en.json'
import type refusal from '../../../shared/refusals/en.json'

declare module '@fanfare/ui-kit/app/text-namespaces.ts' {
  interface TextNamespaces {
    tray: typeof tray & { refusal: typeof refusal }
  }
}
