import path from 'node:path';

/** Rooms of a set of files: each innermost folder, and each file beside folders. Edges are imports between rooms. */
export function toRooms(imports) {
  const withFolders = new Set([...imports.keys()].map((file) => path.posix.dirname(path.posix.dirname(file))));
  const toRoom = (file) => {
    const folder = path.posix.dirname(file);
    return withFolders.has(folder) ? file : folder;
  };
  const rooms = new Map();
  for (const [file, targets] of imports) {
    const room = toRoom(file);
    if (!rooms.has(room)) rooms.set(room, new Map());
    for (const target of targets) {
      const there = toRoom(target);
      if (there === room || !imports.has(target)) continue;
      rooms.get(room).set(there, [...(rooms.get(room).get(there) ?? []), { file, imports: target }]);
    }
  }
  return rooms;
}

/** Strongly connected components (Tarjan), those that nothing else depends on last. */
export function toComponents(rooms) {
  const index = new Map();
  const lowest = new Map();
  const stack = [];
  const components = [];
  const visit = (room) => {
    index.set(room, index.size);
    lowest.set(room, index.get(room));
    stack.push(room);
    for (const target of rooms.get(room).keys()) {
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) lowest.set(room, Math.min(lowest.get(room), lowest.get(target)));
    }
    if (lowest.get(room) === index.get(room)) components.push(stack.splice(stack.indexOf(room)));
  };
  for (const room of rooms.keys()) if (!index.has(room)) visit(room);
  return components;
}

/** Each circle of rooms with the imports that close it. */
export const findCircles = (rooms) =>
  toComponents(rooms)
    .filter((component) => component.length > 1)
    .map((component) => ({
      rooms: component,
      imports: component.flatMap((room) =>
        [...rooms.get(room)].filter(([target]) => component.includes(target)).flatMap(([, edges]) => edges),
      ),
    }));

/** The floor of each room: 0 imports no other room, every other is one above the highest it imports. */
export function toFloors(rooms) {
  const floors = new Map();
  for (const component of toComponents(rooms)) {
    const below = component.flatMap((room) => [...rooms.get(room).keys()].filter((to) => !component.includes(to)));
    const floor = below.length === 0 ? 0 : Math.max(...below.map((room) => floors.get(room))) + 1;
    for (const room of component) floors.set(room, floor);
  }
  return floors;
}
