export type Edge = { file: string; imports: string };
/** Room → the rooms it imports, each with the imports. */
export type Rooms = Map<string, Map<string, Edge[]>>;
export function toRooms(imports: ReadonlyMap<string, readonly string[]>): Rooms;
export function toComponents(rooms: Rooms): string[][];
export function findCircles(rooms: Rooms): { rooms: string[]; imports: Edge[] }[];
export function toFloors(rooms: Rooms): Map<string, number>;
