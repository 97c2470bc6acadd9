import type { DemoPost } from './demo_content.js'

const DAY = 24

/** The posts of the second, smaller organization. */
export const TIDELINE_POSTS: DemoPost[] = [
  {
    by: 'colleague',
    hoursAgo: 30,
    title: {
      en: 'Tideline Studio opens its doors in Porto',
      pt: 'O Tideline Studio abre as portas no Porto',
      fr: 'Tideline Studio ouvre ses portes à Porto',
      es: 'Tideline Studio abre sus puertas en Oporto',
    },
    url: 'https://www.linkedin.com/posts/tideline-studio_opening-porto',
    comment: {
      en: 'Come by, there will be coffee and a very old printing press.',
      pt: 'Passa por cá, vai haver café e uma prensa muito antiga.',
      fr: 'Passez nous voir\u00a0: il y aura du café et une très vieille presse.',
      es: 'Pásate: habrá café y una imprenta muy antigua.',
    },
    isPublic: true,
    tags: ['design', 'team'],
    suggestions: [
      {
        by: 'owner',
        mood: 'cheerful',
        text: {
          en: 'A studio with a view of ships and a press from 1911. I will be the one who does not leave.',
          pt: 'Um estúdio com vista para os navios e uma prensa de 1911. Eu sou a que não se vai embora.',
          fr: 'Un studio avec vue sur les bateaux et une presse de 1911. Je serai celle qui ne repart pas.',
          es: 'Un estudio con vistas a los barcos y una imprenta de 1911. Yo seré la que no se va.',
        },
      },
      {
        by: 'member',
        mood: 'excited',
        text: {
          en: 'Finally a reason to take the early train. See you there!',
          pt: 'Finalmente uma razão para apanhar o comboio da manhã. Até lá!',
          fr: 'Enfin une raison de prendre le premier train. À bientôt\u00a0!',
          es: 'Por fin una razón para tomar el primer tren. ¡Nos vemos allí!',
        },
        copiedBy: 'colleague',
      },
    ],
  },
  {
    by: 'owner',
    hoursAgo: 8 * DAY,
    title: {
      en: 'A type specimen made of harbour signs',
      pt: 'Um catálogo de letras feito de placas do porto',
      fr: 'Un spécimen de caractères fait d’enseignes du port',
      es: 'Un muestrario de letras hecho con carteles del puerto',
    },
    url: 'https://www.instagram.com/p/harbour-type-specimen/',
    isPublic: true,
    tags: ['design', 'typography'],
    suggestions: [
      {
        by: 'colleague',
        mood: 'poetic',
        text: {
          en: 'Letters that have stood in the salt wind for forty years and still lean forward.',
          pt: 'Letras que resistem há quarenta anos ao vento salgado e ainda se inclinam para a frente.',
          fr: 'Des lettres debout depuis quarante ans dans le vent salé, et qui penchent encore vers l’avant.',
          es: 'Letras que llevan cuarenta años al viento salado y siguen inclinándose hacia delante.',
        },
      },
    ],
  },
  {
    by: 'colleague',
    hoursAgo: 13 * DAY,
    title: {
      en: 'Quote for the ferry company, second round',
      pt: 'Orçamento para a companhia do ferry, segunda ronda',
      fr: 'Devis pour la compagnie du ferry, deuxième tour',
      es: 'Presupuesto para la compañía del ferri, segunda ronda',
    },
    url: 'https://github.com/tideline-studio/ferry/issues/4',
    tags: ['pricing'],
    suggestions: [
      {
        by: 'owner',
        mood: 'serious',
        text: {
          en: 'Ask how many signs there are in winter. It changes the number.',
          pt: 'Pergunta quantas placas há no inverno. Muda o valor.',
          fr: 'Demande combien il y a d’enseignes en hiver. Ça change le montant.',
          es: 'Pregunta cuántos carteles hay en invierno. Cambia la cifra.',
        },
      },
    ],
  },
]
