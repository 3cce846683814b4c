CREATE TABLE "people"."double_use" (
	"ticket_code" text NOT NULL,
	"admitted_at" timestamp with time zone NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "double_use_ticket_code_admitted_at_pk" PRIMARY KEY("ticket_code","admitted_at")
);
--> statement-breakpoint
ALTER TABLE "people"."double_use" ADD CONSTRAINT "double_use_ticket_code_ticket_code_fk" FOREIGN KEY ("ticket_code") REFERENCES "people"."ticket"("code") ON DELETE cascade ON UPDATE no action;