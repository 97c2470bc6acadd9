import type tray from './locales/en.json'

declare module '@fanfare/ui-kit/app/text-namespaces.ts' {
  interface TextNamespaces {
    tray: typeof tray
  }
}
