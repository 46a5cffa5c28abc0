export interface Point {
  latitude: number
  longitude: number
}

/** A point and what it is called: what a company or a project keeps of its place. */
export interface MapLocation extends Point {
  location: string
}

export interface Place extends Point {
  name: string
  /** 'Pune, Maharashtra, India' */
  label: string
}

/** For the names on a map that has no pictures. */
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
