/** A half-built block with lamps in its bays and a tower crane over it; ground at y = 790. */
export function BuildingSite() {
  return (
    <>
      <path
        className="stroke-petrol-950"
        strokeWidth="4"
        d="M336 790V426m16 364V426m-16 364l16-26-16-26 16-26-16-26 16-26-16-26 16-26-16-26 16-26-16-26 16-26-16-26 16-26-16-26M250 428h352M344 400l-94 28m94-28 258 28M344 426v-28M262 430v28m300-28v66"
      />
      <path className="fill-petrol-950" d="M246 428h34v26h-34zM334 428h20v22h-20zM550 496h24v16h-24z" />
      <path className="fill-petrol-900" d="M126 600h300v190H126z" />
      <path className="fill-amber-700" d="M206 662h66v56h-66zM286 726h64v64h-64z" />
      <path className="fill-amber-500" d="M206 662h66v20h-66zM286 726h64v24h-64zM366 662h60v56h-60z" />
      <path className="fill-amber-200" d="M366 662h60v16h-60zM236 662h6v8h-6zM314 726h6v8h-6z" />
      <path
        className="fill-petrol-950"
        d="M118 594h316v10H118zm0 60h316v10H118zm0 64h316v10H118zM126 560h12v230h-12zm72 24h10v206h-10zm74-10h12v216h-12zm76 14h12v202h-12zm72-30h12v232h-12zM208 690h64v28h-64zM366 700h54v18h-54zM300 790v-26q0-8 7-8t7 8v26z"
      />
      <path
        className="stroke-petrol-950"
        strokeWidth="2"
        d="M129 560v-18m6 18v-22m66 46v-20m4 20v-24m70 14v-18m6 18v-22m70 36v-16m5 16v-22m65-8v-22m6 22v-16"
      />
    </>
  );
}
