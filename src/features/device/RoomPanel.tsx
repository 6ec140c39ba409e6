import { useEffect, useState } from 'react';
import { bytesInWords } from '#lib/bytes-in-words.ts';
import { Persisted } from './room/Persisted.tsx';
import { type Room, roomOf } from './room/room.ts';
import { takenInWords } from './room/taken-in-words.ts';
import * as words from './words/room.ts';

/** How much room the site takes on this device, and of what; absent where the browser does not tell. */
export function RoomPanel({ documentBytes }: { documentBytes: number | undefined }) {
  const room = useRoom(documentBytes);
  if (!room) return null;
  return (
    <section className="panel device" aria-labelledby="device-room">
      <h2 id="device-room">{words.heading}</h2>
      <p>{takenInWords(room)}</p>
      <Meter {...room} />
      <dl className="device-key">
        {room.parts.map(({ name, bytes }) => (
          <div key={name} className={`device-part-${name}`}>
            <dt>{words.parts[name]}</dt>
            <dd>{bytesInWords(bytes)}</dd>
          </div>
        ))}
      </dl>
      <Persisted />
    </section>
  );
}

/** A picture of the parts; the words below it say the same. */
function Meter({ used, parts }: Room) {
  let x = 0;
  return (
    <svg className="device-meter" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ name, bytes }) => {
        const width = (100 * bytes) / used;
        x += width;
        return (
          <rect
            key={name}
            className={`device-part-${name}`}
            x={x - width}
            width={width}
            height="1"
          />
        );
      })}
    </svg>
  );
}

/** What the browser tells, asked again when the locker's size changes. */
function useRoom(documentBytes: number | undefined): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    let left = false;
    navigator.storage?.estimate?.().then(
      (estimate) => left || setRoom(roomOf(estimate, documentBytes)),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [documentBytes]);
  return room;
}
