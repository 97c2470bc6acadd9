import type { Language } from '@fanfare/contract/core/rules/language.ts'

export interface OfflineWords {
  title: string
  text: string
  retry: string
  /** Shown after a failed attempt. */
  still: string
}

/** The texts of the offline page. It contains all languages, because it can load nothing. */
export const OFFLINE_WORDS: Record<Language, OfflineWords> = {
  en: {
    title: 'No connection',
    text: 'Fanfare cannot be reached right now. This page opens by itself as soon as you are connected again.',
    retry: 'Try again',
    still: 'Still no connection.',
  },
  pt: {
    title: 'Sem ligação',
    text: 'De momento não é possível chegar ao Fanfare. Esta página abre-se sozinha assim que voltares a ter ligação.',
    retry: 'Tentar de novo',
    still: 'Ainda não há ligação.',
  },
  fr: {
    title: 'Pas de connexion',
    text: 'Fanfare est injoignable pour le moment. Cette page s’ouvrira toute seule dès que vous serez reconnecté.',
    retry: 'Réessayer',
    still: 'Toujours pas de connexion.',
  },
  es: {
    title: 'Sin conexión',
    text: 'Ahora mismo no se puede llegar a Fanfare. Esta página se abrirá sola en cuanto vuelvas a tener conexión.',
    retry: 'Reintentar',
    still: 'Sigue sin haber conexión.',
  },
}
