/** Texts of the country list and the phone field. */
export const countryTexts = {
  country: 'Country',
  search: 'Name, code or currency',
  dialCode: 'Country code',
  phone: 'Phone number',
  noMatch: 'No country matches',
} as const

/** Texts of the map and its search. */
export const mapTexts = {
  map: 'Map',
  search: 'Search for a place',
  searchHint: 'Town, or latitude and longitude',
  noMatchHint:
    'Towns are known here, streets and quarters are not: put the marker where it is. It needs no name.',
  found: 'Places found',
  noMatch: 'No place found',
  searchFailed: 'Places cannot be searched now.',
  marker: 'Marker. Drag it, or move it with the arrow keys.',
  help: 'Drag the marker, or click where it should stand. With the keyboard: arrow keys move it, with Shift in large steps.',
  chosen: 'Chosen place',
  none: 'No place chosen yet',
  unnamed: 'The name of this place could not be looked up.',
  mapFailed: 'The map could not be loaded.',
  drawing: 'The map is being drawn',
  landFailed: 'Coasts and towns could not be loaded. A place can be chosen all the same.',
  mapFailedHint: 'The place that was chosen is kept.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  offlineCredit: 'Places: GeoNames, CC BY 4.0 · Coastlines: Natural Earth',
} as const

/** How a point near a town is described. */
export const near = (label: string): string => `Near ${label}`
