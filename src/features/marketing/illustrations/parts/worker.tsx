/** A worker facing left, arm stretched to a nozzle at (-26, -38); 82 units tall, standing on y = 0. */
export function Worker() {
  return (
    <>
      <path d="M-7-40h15l4 40H3L1-24-5 0h-9z" className="fill-petrol-950" />
      <path d="M-14 0h-4q0-4 6-4zM3 0h-3q0-4 6-4z" className="fill-petrol-950" />
      <path d="M-8-62q8-5 15 0l3 24h-18z" className="fill-amber-400" />
      <path d="M7-62l3 24H5L2-64z" className="fill-amber-200" />
      <path d="M-8-48H9v4H-9z" className="fill-paper-bright" />
      <path d="M-2-58l-10 13-14 3" className="stroke-amber-500" strokeWidth="6" />
      <circle cx="-1" cy="-69" r="6.500" className="fill-amber-800" />
      <path d="M-10-70q0-10 9-10 8 0 8 9v1z" className="fill-paper-bright" />
      <path d="M-25-46h-9l-4 6m13-2-2 12" className="stroke-petrol-950" strokeWidth="4" />
    </>
  );
}
