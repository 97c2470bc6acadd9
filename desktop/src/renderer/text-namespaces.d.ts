import type desktop from './locales/en.json'

declare module '@fanfare/ui-kit/app/text-namespaces.ts' {
  interface TextNamespaces {
    desktop: typeof desktop
  }
}
