import type landing from './locales/en.json'

declare module '@fanfare/ui-kit/app/text-namespaces.ts' {
  interface TextNamespaces {
    landing: typeof landing
  }
}
