export interface Point {
  latitude: number
  longitude: number
}

/** A point and its name: how a company or a project stores its place. */
export interface MapLocation extends Point {
  location: string
}

export interface Place extends Point {
  name: string
  /** 'Pune, Maharashtra, India' */
  label: string
}

/** For the labels of a map without tiles. */
export interface Town extends Point {
  name: string
  population: number
}

/** A closed line of latitudes and longitudes. */
export type Ring = [latitude: number, longitude: number][]

export interface Bounds {
  south: number
  west: number
  north: number
  east: number
}
