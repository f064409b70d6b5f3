/** A silenced generator on its skid, 132 units wide and 110 high, standing on y = 110; the filler is on its right. */
export function GeneratorSet() {
  return (
    <>
      <path d="M22 16V2h9v14zm-2-14q6-4 13-2" className="fill-petrol-950 stroke-petrol-950" strokeWidth="3" />
      <path d="M4 22q0-6 6-6h112q6 0 6 6v64H4z" className="fill-petrol-600" />
      <path d="M86 16h36q6 0 6 6v64H86z" className="fill-petrol-500" />
      <path d="M4 22q0-6 6-6h112q6 0 6 6v2H4z" className="fill-amber-300" />
      <path d="M124 24h4v62h-4z" className="fill-amber-400" />
      <path
        d="M14 36h28m-28 8h28m-28 8h28m-28 8h28m-28 8h28"
        className="stroke-petrol-900"
        strokeWidth="3.500"
      />
      <path d="M50 30v52m36-52v52" className="stroke-petrol-800" strokeWidth="2" />
      <path d="M57 36h22v16H57z" className="fill-amber-200" />
      <path d="M60 48l4-6 4 3 5-6" className="stroke-petrol-800" strokeWidth="2" />
      <path d="M58 60h4v4h-4zm8 0h4v4h-4z" className="fill-sea-400" />
      <path d="M0 86h132v18H0z" className="fill-petrol-900" />
      <path d="M0 86h132v4H0zM10 104h20v6H10zm92 0h20v6h-20z" className="fill-petrol-700" />
      <path d="M98 68h16v10H98z" className="fill-petrol-950" />
    </>
  );
}
