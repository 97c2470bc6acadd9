import type {
  AdministeredTag,
  AdministeredTagList,
  ChangedTag,
  DeletedTag,
} from '@fanfare/contract/data/tag.ts'
import { api } from '../../../api/http.ts'

/** Which tags are looked for, and which page of them. */
export interface TagPlace {
  search?: string
  page: number
}

/** What is to be different about a tag. */
export interface TagChanges {
  name?: string
  isPredefined?: boolean
  /** Whether a name that another tag has makes the two one; else it is refused. */
  merge?: boolean
}

export function fetchAllTags({ search, page }: TagPlace, signal?: AbortSignal) {
  return api.get<AdministeredTagList>('/admin/tags', { query: { search, page }, signal })
}

export function createTag(name: string) {
  return api.post<{ tag: AdministeredTag }>('/tags', { name })
}

export function changeTag(id: string, changes: TagChanges) {
  return api.put<ChangedTag>(`/tags/${id}`, changes)
}

export function makePredefined(id: string) {
  return api.post<{ tag: AdministeredTag }>(`/tags/${id}/make-predefined`, {})
}

export function deleteTag(id: string) {
  return api.delete<DeletedTag>(`/tags/${id}`)
}
