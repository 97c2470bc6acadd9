import * as v from 'valibot'
import { create } from 'zustand'
import type { AiMoodSelection } from '@fanfare/contract/ai/data/ai.ts'
import {
  AI_LANGUAGES,
  AI_PROVIDERS,
  type AiLanguage,
  type AiLength,
  type AiProvider,
} from '@fanfare/contract/ai/rules/ai.ts'
import type { DeviceStorage } from '../../../platform/device-storage.ts'

const KEY = 'ai_choices'
export const LENGTHS = ['short', 'medium', 'long'] as const satisfies readonly AiLength[]

/** The choices of the last run. */
export interface GenerateChoices {
  moods: AiMoodSelection[]
  language: AiLanguage
  length: AiLength
  usePreview: boolean
  /** Null for the first provider of the organization. */
  provider: AiProvider | null
}

const FIRST_CHOICES: GenerateChoices = {
  moods: [],
  language: 'post',
  length: 'medium',
  usePreview: true,
  provider: null,
}

const schema = v.object({
  moods: v.array(v.object({ moodId: v.string(), quantity: v.number() })),
  language: v.picklist(AI_LANGUAGES),
  length: v.picklist(LENGTHS),
  usePreview: v.boolean(),
  provider: v.nullable(v.picklist(AI_PROVIDERS)),
} satisfies Record<keyof GenerateChoices, unknown>)

let storage: DeviceStorage | null = null

/** The last choices on this device. */
export const useGenerateChoices = create<GenerateChoices>()(() => FIRST_CHOICES)

/** Reads the last choices of this device, and saves later ones there. */
export function configureGenerateChoices(device: DeviceStorage): void {
  storage = device
  useGenerateChoices.setState(parse(device.get(KEY)) ?? FIRST_CHOICES)
}

export function rememberChoices(choices: GenerateChoices): void {
  storage?.set(KEY, JSON.stringify(choices))
  useGenerateChoices.setState(choices)
}

function parse(text: string | null): GenerateChoices | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
