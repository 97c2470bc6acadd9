import type { Language } from '#contract/core/rules/language'

/** The tags of the demo data. */
export const TAGS = {
  accessibility: { en: 'accessibility', pt: 'acessibilidade', fr: 'accessibilité', es: 'accesibilidad' },
  backend: { en: 'backend', pt: 'backend', fr: 'backend', es: 'backend' },
  culture: { en: 'culture', pt: 'cultura', fr: 'culture', es: 'cultura' },
  databases: { en: 'databases', pt: 'bases-de-dados', fr: 'bases-de-données', es: 'bases-de-datos' },
  design: { en: 'design', pt: 'design', fr: 'design', es: 'diseño' },
  designSystems: {
    en: 'design-systems',
    pt: 'sistemas-de-design',
    fr: 'design-systems',
    es: 'sistemas-de-diseño',
  },
  engineering: { en: 'engineering', pt: 'engenharia', fr: 'ingénierie', es: 'ingeniería' },
  hiring: { en: 'hiring', pt: 'recrutamento', fr: 'recrutement', es: 'contratación' },
  openSource: { en: 'open-source', pt: 'open-source', fr: 'open-source', es: 'open-source' },
  performance: { en: 'performance', pt: 'desempenho', fr: 'performances', es: 'rendimiento' },
  pricing: { en: 'pricing', pt: 'preços', fr: 'prix', es: 'precios' },
  product: { en: 'product', pt: 'produto', fr: 'produit', es: 'producto' },
  release: { en: 'release', pt: 'lançamento', fr: 'sortie', es: 'lanzamiento' },
  reliability: { en: 'reliability', pt: 'fiabilidade', fr: 'fiabilité', es: 'fiabilidad' },
  remoteWork: { en: 'remote-work', pt: 'trabalho-remoto', fr: 'télétravail', es: 'teletrabajo' },
  talk: { en: 'talk', pt: 'palestra', fr: 'conférence', es: 'charla' },
  team: { en: 'team', pt: 'equipa', fr: 'équipe', es: 'equipo' },
  typography: { en: 'typography', pt: 'tipografia', fr: 'typographie', es: 'tipografía' },
} satisfies Record<string, Record<Language, string>>

export type DemoTag = keyof typeof TAGS
