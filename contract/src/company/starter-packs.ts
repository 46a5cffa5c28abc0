/** What a new interior firm can begin with; each by itself, and all of it is changed in the settings later. */
export const starterPacks = ['pipeline', 'rules', 'sources', 'designations', 'tags'] as const
export type StarterPack = (typeof starterPacks)[number]
