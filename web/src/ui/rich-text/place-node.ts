import { Mention } from '@tiptap/extension-mention'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import type { SuggestionOptions, SuggestionProps } from '@tiptap/suggestion'
import { matchingPlaces, type Place, placesIn, written } from './place'
import { placeMark } from './stored-html'

/** What is offered to somebody who has typed `{{`. */
export interface Suggested {
  places: Place[]
  choose: (place: Place) => void
  /** Where the caret is. */
  at: DOMRect | null
}

export interface PlaceWork {
  places: () => readonly Place[]
  suggest: (suggested: Suggested | undefined) => void
  /** Whether the list of suggestions has used the key. */
  onKey: (event: KeyboardEvent) => boolean
  className: string
}

const conversion = new PluginKey('places')

/** Whatever writes a known place, by hand or by pasting, makes it one piece. */
const convertPlaces = (typeName: string, places: PlaceWork['places']) =>
  new Plugin({
    key: conversion,
    appendTransaction: (transactions, _, { doc, schema, tr }) => {
      if (!transactions.some((each) => each.docChanged || each.getMeta(conversion))) return null
      const type = schema.nodes[typeName]
      doc.descendants((node, position) => {
        if (!node.isText || !type) return
        for (const { place, from, to } of placesIn(node.text ?? '', places())) {
          const start = tr.mapping.map(position + from)
          const end = tr.mapping.map(position + to)
          tr.replaceWith(start, end, type.create({ id: place.name, label: place.label }, null, node.marks))
        }
      })
      return tr.docChanged ? tr : null
    },
  })

/** For places that have become known since the text came; that is nothing to undo. */
export const lookForPlaces = (tr: Transaction) =>
  tr.setMeta(conversion, true).setMeta('addToHistory', false).setMeta('preventUpdate', true)

/** `{{name}}` in the stored text; in the editor one piece with the label of the field. */
export const placeNode = ({ places, suggest, onKey, className }: PlaceWork) =>
  Mention.extend({
    name: 'place',
    parseHTML: () => [],
    renderHTML: ({ node }) => ['span', { [placeMark]: node.attrs.id }, written(node.attrs.id)],
    renderText: ({ node }) => written(node.attrs.id),
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('span')
        dom.className = className
        dom.contentEditable = 'false'
        dom.textContent = node.attrs.label
        dom.title = written(node.attrs.id)
        return { dom }
      },
    addProseMirrorPlugins() {
      return [...(this.parent?.() ?? []), convertPlaces(this.name, places)]
    },
  }).configure({
    deleteTriggerWithBackspace: true,
    suggestions: [
      { ...suggestion({ places, suggest, onKey }), char: '{{', allowedPrefixes: null },
      { ...suggestion({ places, suggest, onKey }, true), char: '/' },
    ],
  })

/** A slash is mostly only a slash: without a place that is meant by it nothing is shown. */
const suggestion = (
  { places, suggest, onKey }: Omit<PlaceWork, 'className'>,
  isShyWithoutPlaces = false,
): Omit<SuggestionOptions<Place>, 'editor'> => ({
  items: ({ query }) => matchingPlaces(query, places()),
  render: () => {
    const show = ({ items, command, clientRect }: SuggestionProps<Place>) =>
      suggest(
        isShyWithoutPlaces && items.length === 0
          ? undefined
          : {
              places: items,
              choose: ({ name, label }) => command({ id: name, label }),
              at: clientRect?.() ?? null,
            },
      )
    return {
      onStart: show,
      onUpdate: show,
      onExit: () => suggest(undefined),
      onKeyDown: ({ event }) => onKey(event),
    }
  },
})
